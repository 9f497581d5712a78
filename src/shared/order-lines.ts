type Text =
  | { original?: string | null | undefined; translated?: string | null | undefined }
  | null
  | undefined;

interface Line {
  productName?: Text;
  descriptionLines?: readonly { plainText?: Text; colorInfo?: Text }[] | undefined;
}

const read = (text: Text): string => text?.translated ?? text?.original ?? '';

/** What an order's line is called, in the buyer's words. */
export const lineTitle = ({ productName }: Line): string => read(productName);

/** What was chosen of it, such as its size. */
export const lineChoices = ({ descriptionLines = [] }: Line): string =>
  descriptionLines
    .map(({ plainText, colorInfo }) => read(plainText ?? colorInfo))
    .filter(Boolean)
    .join(', ');

interface Kind {
  itemType?: { preset?: string | undefined } | undefined;
}

/** Nothing in it is sent: all of it is downloaded. */
export const isOfFiles = ({ lineItems = [] }: { lineItems?: readonly Kind[] | undefined }): boolean =>
  lineItems.length > 0 && lineItems.every(({ itemType }) => itemType?.preset === 'DIGITAL');

/** All of it is gift cards, which go out by mail. */
export const isOfGiftCards = ({ lineItems = [] }: { lineItems?: readonly Kind[] | undefined }): boolean =>
  lineItems.length > 0 && lineItems.every(({ itemType }) => itemType?.preset === 'GIFT_CARD');
