/** What is to be printed of a selection; the fields of the job. */
export interface PrintValues {
  slips: boolean;
  prices: boolean;
  pickList: boolean;
  invoices: boolean;
  labels: boolean;
}

export const printing: PrintValues = {
  slips: true,
  prices: false,
  pickList: false,
  invoices: false,
  labels: false,
};

/** Nothing while nothing is chosen. */
export const printParams = ({ slips, prices, ...rest }: PrintValues): Record<string, unknown> | undefined =>
  slips || rest.pickList || rest.invoices || rest.labels
    ? { ...rest, slips, prices: slips && prices }
    : undefined;
