const offset = 330 * 60_000 // +05:30, all year

/**
 * The day in India as YYYY-MM-DD, whatever the time zone of the visitor or of the build.
 *
 * @param time in milliseconds since 1970; now by default.
 */
export const dayInIndia = (time = Date.now()): string =>
  new Date(time + offset).toISOString().slice(0, 10)

/**
 * A day as a time, for formats that need one: noon in India is the same day in UTC, in which many readers show it, and
 * nearly everywhere else. Midnight in India is the day before in UTC.
 *
 * @param day as YYYY-MM-DD.
 */
export const noonInIndia = (day: string): string => `${day}T12:00:00+05:30`

/** The posts whose day has come, in the passed order. */
export const listPublished = <T extends { date: string }>(posts: readonly T[], today: string) =>
  posts.filter(({ date }) => date <= today)
