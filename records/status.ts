/** The status record of a reservation's verification. */
export const STATUS = /* GraphQL */ `
  fragment StatusRecord on Reservation {
    pms_status: status
    summary {
      status
      supervised
      reason
      business_rules: businessRules
      portal: guestPortalStatus
    }
  }
`;

/** What `STATUS` selects. */
export interface StatusRow {
  pms_status: string;
  summary: { portal: string };
}

/** The record of a row. */
export function statusRecord({ pms_status, summary }: StatusRow): Record<string, unknown> {
  const { portal, ...status } = summary;
  return { ...status, pms_status, guestportal_completed: portal === 'COMPLETED' };
}
