import { Type } from "typebox";

/** Section "Create response (201)". */
export const CreateResponse = Type.Object(
  { campaign_id: Type.String({ description: "Id of the campaign that was created." }) },
  { title: "CreateResponse", description: "The answer when a campaign was created." },
);

/** Section "Update response (200)". */
export const UpdateResponse = Type.Object(
  {
    response_id: Type.String({ description: "Id of the answer, which belongs to `X-SVC-Request-Id`." }),
    type: Type.String({ description: "Kind of the answer." }),
    data: Type.Object({}, { description: "Data of the answer." }),
  },
  { title: "UpdateResponse", description: "The answer when a campaign was updated or published." },
);
