import { createRequest, faultyRequest } from "campaign-rules/arbitraries";
import fc from "fast-check";

const emails = createRequest({ channel: "EMAIL" });
export const connectors: string[] = fc.sample(emails).map(({ connector }) => connector.connector_name);
export const paths: string[] = fc.sample(faultyRequest()).map(({ expected }) => expected.path);
