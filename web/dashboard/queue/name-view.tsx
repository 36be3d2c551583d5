import { t } from '@lingui/core/macro';
import { Checkbox } from '@mantine/core';
import { Confirm, TextField } from '../look/confirm.js';

/** Asks for the name of a view before it is saved. */
export default function NameView({ isAccount, onDone }: { isAccount: boolean; onDone(form: FormData | null): void }) {
  return (
    <Confirm title={t`Save these filters`} action={t`Save view`} onDone={onDone}>
      <TextField label={t`Name of the view`} name="name" required />
      {!isAccount && <Checkbox name="shared" label={t`Share with everyone in the account`} />}
    </Confirm>
  );
}
