import { scoreSigns } from '#subgraphs/intelligence/models/transaction/analyze-transaction.js';
import { type SignCode, POINTS } from '#subgraphs/intelligence/models/transaction/points.js';

/** What any practitioner expects of the signals alone and together. */
test.each<[signs: SignCode[], status: string]>([
  [['email_free'], 'pass'],
  [['ip_vpn'], 'pass'],
  [['phone_voip'], 'pass'],
  [['billing_ip_country'], 'pass'],
  [['email_disposable'], 'review'],
  [['email_no_mail'], 'review'],
  [['ip_tor'], 'review'],
  [['ip_proxy'], 'review'],
  [['ip_attacks'], 'review'],
  [['email_disposable', 'history_good_stay'], 'pass'],
  [['email_disposable', 'ip_tor'], 'decline'],
  [['ip_tor', 'billing_ip_country', 'billing_phone_country'], 'decline'],
  [['history_dispute'], 'decline'],
  [['history_blacklist', 'history_good_stay', 'email_seen_long'], 'decline'],
])('%j leads to %s', (signs, status) => {
  expect(scoreSigns(signs).status).toBe(status);
});

test('a negative signal never lowers the risk score, and a positive one never raises it', () => {
  const codes = Object.keys(POINTS) as SignCode[];
  for (const beside of [[], ['email_disposable'], ['ip_tor', 'phone_voip'], ['history_good_stay']] as SignCode[][])
    for (const code of codes) {
      const [before, after] = [scoreSigns(beside).score, scoreSigns([...beside, code]).score];
      const rises = POINTS[code].logOdds > 0;
      expect([code, beside, rises ? after >= before : after <= before]).toEqual([code, beside, true]);
    }
});
