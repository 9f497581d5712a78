export {
  cancellationMail,
  confirmationMail,
  documentMail,
  paymentDeclinedMail,
  paymentReceivedMail,
  refundMail,
  requestedMail,
  shippedMail,
} from './mails/order-mails.ts';
