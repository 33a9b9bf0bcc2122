import { replyToAddressValid } from "../../../src/rules/content/reply-to-address-valid.js";
import { testAddressInContent } from "../../support/address-in-content.js";

testAddressInContent(replyToAddressValid, "reply_to_address");
