export {
  cancellationMail,
  changedMail,
  confirmationMail,
  documentMail,
  paymentDeclinedMail,
  paymentReceivedMail,
  refundMail,
  requestedMail,
  shippedMail,
} from './mails/order-mails.ts';
