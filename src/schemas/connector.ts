import { Type } from "typebox";

/** Section "Email connector". */
export const Connector = Type.Object(
  {
    connector_type: Type.String({ description: "Email sending provider." }),
    connector_name: Type.String({ description: "Name of the configured connector." }),
  },
  { title: "Connector", description: "The provider that sends an Email campaign." },
);
