import { Type } from "typebox";

const httpsUrl = (description: string) => Type.String({ format: "https-url", description });
const numericString = (description: string) => Type.String({ format: "numeric-string", description });

export const DealCard = Type.Object(
  {
    description: Type.String({ description: "Text of the deal." }),
    discount_code: Type.String({ description: "Code to redeem." }),
    availability_starts: Type.String({
      format: "date-time",
      description: "Start of the deal with UTC offset, as `2026-03-01T09:00:00+05:30`.",
    }),
    availability_ends: Type.String({
      format: "date-time",
      description: "End of the deal with UTC offset, at least one hour after its start.",
    }),
  },
  { title: "DealCard", description: "A deal with its code and time window." },
);

export const CarouselProduct = Type.Object(
  {
    id: Type.String({ description: "Id of the product." }),
    headline: Type.String({ description: "Name shown for the product." }),
    original_price: numericString("Price before the discount, as text."),
    discount_value: numericString("Amount or percentage of the discount, as text."),
    discount_type: Type.Enum(["PERCENT", "VALUE"], {
      description: "Whether `discount_value` is a percentage or an amount.",
    }),
    promo_url: httpsUrl("Where a click leads."),
    product_image: httpsUrl("Picture of the product."),
  },
  { title: "CarouselProduct", description: "One product of a carousel that is filled by hand." },
);

export const ProductCarousel = Type.Object(
  {
    type: Type.Enum(["MANUAL", "PRODUCT_SET"], { description: "Where the products come from." }),
    manual_data: Type.Optional(
      Type.Object(
        {
          currency: Type.String({ description: "Currency of the prices." }),
          products: Type.Array(CarouselProduct, { minItems: 2, description: "The products." }),
        },
        { title: "ManualCarouselData", description: "Products listed by hand; needed with `MANUAL`." },
      ),
    ),
    product_set_data: Type.Optional(
      Type.Object(
        {
          product_set: Type.String({ description: "Id of a product set of the workspace." }),
          image_url: Type.String(),
          headline: Type.String(),
          promo_url: Type.String(),
          product_count: Type.Integer({ minimum: 2, maximum: 9, description: "Number of products to show." }),
        },
        {
          title: "ProductSetCarouselData",
          description: "Products of a set; needed with `PRODUCT_SET`, for workspaces with Product Sets.",
        },
      ),
    ),
  },
  { title: "ProductCarousel", description: "Products shown in a row." },
);

/** The `gmail_annotations` table of section "Content". */
export const GmailAnnotations = Type.Object(
  {
    send_email_if_personalization_fails: Type.Optional(
      Type.Boolean({ description: "Whether to send without annotations when personalization fails." }),
    ),
    sender_logo: httpsUrl("Logo of the sender."),
    sender_logo_type: Type.Optional(Type.String({ description: "Kind of `sender_logo`, for example `image_url`." })),
    deal_card: Type.Optional(DealCard),
    product_carousel: Type.Optional(ProductCarousel),
  },
  {
    title: "GmailAnnotations",
    description: "Additions that Gmail shows for a `PROMOTIONAL` email besides its subject.",
  },
);
