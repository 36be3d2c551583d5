/** A wake-up signal. A ring while nobody waits is remembered; several count as one. */
export interface Bell {
  ring: () => void;
  /** Resolves at the next ring, or after `waitMs`; whether it rang. */
  heard(waitMs: number): Promise<boolean>;
}

export function openBell(): Bell {
  let rung = false;
  let answer = (): void => undefined;
  return {
    ring: () => {
      rung = true;
      answer();
    },
    async heard(waitMs) {
      if (!rung)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, waitMs);
          answer = () => (clearTimeout(timer), resolve());
        });
      const didRing = rung;
      rung = false;
      return didRing;
    },
  };
}
