export {
  cancellationMail,
  confirmationMail,
  paymentDeclinedMail,
  paymentReceivedMail,
  refundMail,
} from './mails/order-mails.ts';
