/** https://developers.google.com/search/docs/appearance/structured-data/job-posting#employment-type */
export const employmentTypes: readonly string[] =
  'FULL_TIME PART_TIME CONTRACTOR TEMPORARY INTERN VOLUNTEER PER_DIEM OTHER'.split(' ')
