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

/** The data selected by `STATUS`. */
export interface StatusRow {
  pms_status: string;
  summary: { portal: string };
}

/** Builds the record. */
export function statusRecord({ pms_status, summary }: StatusRow): Record<string, unknown> {
  const { portal, ...status } = summary;
  return { ...status, pms_status, guestportal_completed: portal === 'COMPLETED' };
}
