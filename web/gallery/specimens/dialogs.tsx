import { TextField, Confirm } from '../../dashboard/look/confirm.js';
import { Dialog } from '../../dashboard/look/dialog.js';
import KeyHelp from '../../dashboard/look/key-help.js';
import { type Specimen, ignored } from '../specimen.js';

export const dialogs: readonly Specimen[] = [
  {
    name: 'dialog',
    isDialog: true,
    node: (
      <Dialog title="New listing" onClose={ignored}>
        <TextField label="Name" name="name" value="Lake Chalet" />
      </Dialog>
    ),
  },
  {
    name: 'confirm',
    isDialog: true,
    node: (
      <Confirm title="Accept the answers?" action="Accept" onDone={ignored}>
        <p>The guest sees the screen as done.</p>
      </Confirm>
    ),
  },
  {
    name: 'confirm-dangerous',
    isDialog: true,
    node: (
      <Confirm title="Capture the deposit?" action="Capture" isDangerous onDone={ignored}>
        <p>The amount is charged to the guest’s card. You cannot undo this.</p>
        <TextField label="Amount in EUR" name="amount" type="number" value="250" hint="At most €250.00." />
      </Confirm>
    ),
  },
  { name: 'key-help', isDialog: true, node: <KeyHelp onClose={ignored} /> },
];
