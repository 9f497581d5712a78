type Text =
  | { original?: string | null | undefined; translated?: string | null | undefined }
  | null
  | undefined;

interface Line {
  productName?: Text;
  descriptionLines?: readonly { name?: Text; plainText?: Text; colorInfo?: Text }[] | undefined;
  /** `options.modifiers` names the lines that answer a question, and say nothing without it. */
  catalogReference?: { options?: Record<string, unknown> | null | undefined } | null | undefined;
}

const read = (text: Text): string => text?.translated ?? text?.original ?? '';

/** What an order's line is called, in the buyer's words. */
export const lineTitle = ({ productName }: Line): string => read(productName);

/** What was chosen of it: `50 × 70 cm`, `Gift wrap: Gold`. */
export function choicesOfLine({ descriptionLines = [], catalogReference }: Line, said = read): string[] {
  const requested = catalogReference?.options?.['modifiers'];
  return descriptionLines.flatMap(({ name, plainText, colorInfo }) => {
    const text = said(plainText ?? colorInfo);
    if (!text) return [];
    const isAnswer = Array.isArray(requested) && requested.includes(name?.original);
    // However it was written, it stands on one line.
    return isAnswer ? `${said(name)}: ${text.replaceAll(/\s+/g, ' ')}` : text;
  });
}

export const lineChoices = (line: Line): string => choicesOfLine(line).join(', ');

interface Kind {
  itemType?: { preset?: string | undefined } | undefined;
}

/** Nothing in it is sent: all of it is downloaded. */
export const isOfFiles = ({ lineItems = [] }: { lineItems?: readonly Kind[] | undefined }): boolean =>
  lineItems.length > 0 && lineItems.every(({ itemType }) => itemType?.preset === 'DIGITAL');

/** All of it is gift cards, which go out by mail. */
export const isOfGiftCards = ({ lineItems = [] }: { lineItems?: readonly Kind[] | undefined }): boolean =>
  lineItems.length > 0 && lineItems.every(({ itemType }) => itemType?.preset === 'GIFT_CARD');
