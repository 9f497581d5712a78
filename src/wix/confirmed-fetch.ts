/** How who is signed in shows once more that it is them. */
export interface ConfirmationRequest {
  method: 'PASSWORD' | 'CODE';
  /** For so long nothing is asked again. */
  minutes: number;
}

/** Lets the person confirm; false where they cancel. */
type Confirm = (request: ConfirmationRequest) => Promise<boolean>;

let confirm: Confirm | undefined;
let confirmation: Promise<boolean> | undefined;

/** Registers the dialog. @returns the way to remove it */
export function onConfirmationRequired(next: Confirm): () => void {
  confirm = next;
  return () => {
    if (confirm === next) confirm = undefined;
  };
}

async function requestIn(response: Response): Promise<ConfirmationRequest | undefined> {
  if (response.status !== 403) return undefined;
  const body = (await response
    .clone()
    .json()
    .catch(() => undefined)) as
    | { details?: { applicationError?: { code?: unknown; data?: ConfirmationRequest } } }
    | undefined;
  const error = body?.details?.applicationError;
  return error?.code === 'CONFIRMATION_REQUIRED' ? error.data : undefined;
}

/**
 * Sends a request of the back office. Where the server requires a confirmation, the person confirms once for all requests
 * that wait, and the same request is sent again: its caller does not notice, and nothing typed is lost.
 */
export async function confirmedFetch(send: () => Promise<Response>): Promise<Response> {
  const response = await send();
  const request = await requestIn(response);
  if (!request || !confirm) return response;
  confirmation ??= confirm(request).finally(() => (confirmation = undefined));
  return (await confirmation) ? send() : response;
}
