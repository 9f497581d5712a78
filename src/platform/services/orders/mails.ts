export {
  awaitedMail,
  cancellationMail,
  confirmationMail,
  documentMail,
  paymentDeclinedMail,
  paymentReceivedMail,
  refundMail,
  requestedMail,
} from './mails/order-mails.ts';
