import { fromAddressValid } from "../../../src/rules/content/from-address-valid.js";
import { testAddressInContent } from "../../support/address-in-content.js";

testAddressInContent(fromAddressValid, "from_address");
