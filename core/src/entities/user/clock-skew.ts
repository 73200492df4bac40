/**
 * By how many seconds the clocks of the processes of one database may differ. A kept time that lies further ahead than
 * its own limit allows was written before the clock went back, and does not count: nobody waits for it, and nothing
 * lives until it (docs/decisions/0051).
 */
export const clockSkewSeconds = 60;
