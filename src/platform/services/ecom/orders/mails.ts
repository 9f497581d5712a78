export {
  cancellationMail,
  changedMail,
  confirmationMail,
  documentMail,
  paymentDeclinedMail,
  paymentReceivedMail,
  refundMail,
  requestedMail,
  sampleOrderEmail,
  shippedMail,
} from './mails/order-mails.ts';
