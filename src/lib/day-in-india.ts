const offset = 330 * 60_000 // +05:30, all year

/** The day in India as YYYY-MM-DD, in any time zone. @param time in milliseconds since 1970; now by default. */
export const dayInIndia = (time = Date.now()): string =>
  new Date(time + offset).toISOString().slice(0, 10)

/** Noon of a day (YYYY-MM-DD), for formats that need a time: midnight in India is the day before in UTC. */
export const noonInIndia = (day: string): string => `${day}T12:00:00+05:30`

/** The posts whose day has come, in the passed order. */
export const listPublished = <T extends { date: string }>(posts: readonly T[], today: string) =>
  posts.filter(({ date }) => date <= today)
