import { Type } from "typebox";

/** Section "Error body", as this package produces it. */
export const ErrorBody = Type.Object(
  {
    error: Type.Object(
      {
        code: Type.String({
          description: "HTTP status and reason phrase, or `VALIDATION_FAILED` for a flag-gated member.",
        }),
        message: Type.String({ description: "Why the request failed." }),
        target: Type.String({ description: "Section or field at fault." }),
        details: Type.Array(
          Type.Object({
            target: Type.String({ description: "Dotted path to the member at fault." }),
            message: Type.String({ description: "The problem." }),
          }),
          { description: "Everything that is wrong." },
        ),
        request_id: Type.Optional(Type.String({ description: "Id of the failed request, if it has one." })),
      },
      { description: "The problems of the request." },
    ),
  },
  { title: "ErrorBody", description: "The body of the service's answer to a rejected request." },
);
