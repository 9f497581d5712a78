import { addMessages } from '#admin/i18n/messages.ts';

const fields = {
  host: 'Host',
  port: 'Port',
  security: 'Encryption',
  user: 'User',
  password: 'Password',
  senderName: 'Sender name',
  senderAddress: 'Sender email',
};

addMessages('email-settings', {
  list: { title: 'Email', failed: 'Couldn’t load the email settings' },
  server: {
    title: 'Mail server',
    none: 'No mail server is set up. Emails are stored in the mailbox and are not delivered.',
    ruledBy: 'Set by the environment variable %{variable}, which overrides this page.',
  },
  sender: { title: 'Sender' },
  test: {
    title: 'Test email',
    to: 'Send to',
    send: 'Send test email',
    sending: 'Sending…',
    saveFirst: 'Save a mail server first.',
    failed: 'Couldn’t send the test email',
    accepted: 'The mail server accepted the email.',
    rejected: 'The email wasn’t sent.',
    answer: 'The mail server’s answer',
  },
  field: fields,
  input: fields,
  option: { security: { STARTTLS: 'STARTTLS', TLS: 'TLS', NONE: 'None' } },
  meaning: {
    security: {
      STARTTLS: 'Usually with port 587.',
      TLS: 'Usually with port 465.',
      NONE: 'Emails and the password are sent unencrypted. Only for a server on the same network.',
    },
  },
  hint: {
    host: 'Such as smtp.shop.example. Empty to store emails in the mailbox instead.',
    password: 'A password is stored. Leave empty to keep it.',
    senderName: 'Defaults to the store name.',
    senderAddress: 'Use an address that your mail server is allowed to send from.',
  },
  problem: {
    host: 'Enter a host name, such as smtp.shop.example.',
    port: 'Enter a port from 1 to 65535.',
    address: 'Enter an email, such as shop@shop.example.',
    addressRequired: 'Required with a mail server.',
  },
});
