/** The texts of files, payments, codes and of what is wrong with pictures, in English. */
export const en = {
  files: {
    choose: 'Choose a file',
    replace: 'Choose another file',
    remove: 'Take the file back',
    sending: 'The file is being sent …',
    isThere: 'Is here: {name}',
    takes: 'Takes {types}, up to {n} MB.',
    type: 'This kind of file is not taken here. Please send {types}.',
    large: 'The file is larger than {n} MB.',
    damaged: 'The file is damaged or incomplete. Please choose another.',
    document: 'Document',
  },
  deposit: {
    waits: 'Your payment is being waited for. If you left the payment page before the end, you can go on there.',
    go: 'Go to the payment page',
    leaving: 'You are taken to the page of the payment company.',
  },
  adults: {
    title: 'Links for the others',
    lead: 'Your host asks every adult for something. Pass each their own link; nobody sees what you have entered.',
    done: 'Done',
    waiting: 'Not done yet',
    copy: 'Copy the link',
    copied: 'The link was copied.',
    link: 'Link for {name}',
    none: 'Your host took this link back.',
  },
  codes: {
    send: 'Send me a code',
    again: 'Send another code',
    sent: 'A code was sent to {to}. It works for {n} minutes.',
    label: 'The code that you received',
    confirm: 'Confirm',
    confirmed: 'Confirmed',
    wrong: 'This code is not right or has run out.',
    notSent: 'The code could not be sent. Check what you entered and try again in a minute.',
    noMobile: 'We can only text codes to a mobile number. Enter one and try again.',
    tooMany: 'Too many codes were asked for. Please wait a while.',
    needed: '{field}: confirm it first by the code that we send you.',
  },
};

export type StepWords = typeof en;
