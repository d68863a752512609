/** Runs one query at a time and drops all waiting ones but the newest, whose answer every call gets. */
export function newestWins<Query, Answer>(request: (query: Query) => Promise<Answer>) {
  let newest: Query
  let running: Promise<Answer> | null = null

  const run = async () => {
    try {
      for (;;) {
        const query = newest
        const answer = await request(query)
        if (newest === query) return answer
      }
    } finally {
      running = null
    }
  }
  return (query: Query) => {
    newest = query
    running ??= run()
    return running
  }
}
