/** English texts for files, payments and codes. */
export const en = {
  files: {
    choose: 'Choose a file',
    replace: 'Choose another file',
    remove: 'Remove file',
    sending: 'Uploading…',
    isThere: 'Uploaded: {name}',
    takes: '{types}, up to {n} MB.',
    type: 'File type not supported. Upload {types}.',
    large: 'The file is larger than {n} MB.',
    damaged: 'The file is damaged or incomplete. Choose another one.',
    document: 'Document',
  },
  deposit: {
    submit: 'Continue to payment',
    waits: 'Waiting for your payment. If you left the payment page early, you can continue there.',
    go: 'Go to the payment page',
    leaving: 'We’re taking you to the payment provider’s page.',
  },
  adults: {
    title: 'Links for other adults',
    lead: 'Each adult has a checklist of their own. Send each person their link. They can’t see your entries.',
    done: 'Done',
    waiting: 'Not done yet',
    copy: 'Copy link',
    copied: 'Link copied.',
    link: 'Link for {name}',
    none: 'Your host revoked this link.',
  },
  codes: {
    send: 'Send code',
    again: 'Resend code',
    sent: 'We sent a code to {to}. It expires after {n} minutes.',
    label: 'Code',
    confirm: 'Confirm',
    confirmed: 'Confirmed',
    wrong: 'Code incorrect or expired.',
    notSent: 'We couldn’t send the code. Check your entry and try again in a minute.',
    noMobile: 'We can only text codes to a mobile number. Enter one and try again.',
    tooMany: 'Too many codes requested. Try again later.',
    needed: '{field}: confirm it with the code we send you.',
  },
};

export type StepWords = typeof en;
