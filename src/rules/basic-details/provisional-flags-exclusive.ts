import { defineRule } from "../rule.js";

export const provisionalFlagsExclusive = defineRule({
  id: "basic-details.provisional-flags-exclusive",
  severity: "warning",
  scope: "PUSH",
  spec: "Push `basic_details`",
  summary: "Devices with provisional permission cannot be both excluded and the only ones targeted.",
  reads: {
    values: [
      "basic_details.platform_specific_details.ios.exclude_provisional_push_devices",
      "basic_details.platform_specific_details.ios.send_to_only_provisional_push_enabled_devices",
    ],
  },
  message: "should not be true together with exclude_provisional_push_devices: no iOS device is left",

  check({ basic_details: { platform_specific_details } }, report) {
    const { ios } = platform_specific_details;
    if (ios?.exclude_provisional_push_devices !== true) return;
    if (ios.send_to_only_provisional_push_enabled_devices !== true) return;
    const member = "send_to_only_provisional_push_enabled_devices";
    report(["basic_details", "platform_specific_details", "ios", member]);
  },
});
