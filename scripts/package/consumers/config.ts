import { defineRule } from "campaign-rules";
import { type Config, defineConfig } from "campaign-rules/config";

const odd = defineRule({
  id: "acme.odd",
  scope: "request",
  reads: { values: ["basic_details.name"] },
  message: "is odd",
  check() {},
});

export const config = defineConfig({ customRules: [odd], rules: { "acme.odd": "off" } });

export const plain: Config = { features: ["QUEUING"], overrides: [{ files: "eu/**", lint: false }] };
