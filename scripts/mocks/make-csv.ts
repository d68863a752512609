import { writeFileSync } from 'node:fs'

/**
 * A CSV of `rows` data rows × 10 columns under a header, always the same for the same seed: text with
 * few and with many distinct values, numbers, day-first timestamps and dates (some empty), phone
 * numbers, quoted commas and quotes, and line breaks inside quotes. About 25 MB at 100,000 rows.
 */
export function makeCsv(rows: number, seed = 1): string {
  const random = makeRandom(seed)
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  const upTo = (limit: number) => Math.floor(random() * limit)

  const lines = [header.join(',')]
  for (let row = 0; row < rows; row++) {
    const first = pick(firstNames)
    const last = pick(lastNames)
    const started = Date.UTC(2024, 0, 1) + upTo(3 * 365 * 86_400) * 1000
    const message = [pick(openings), pick(services), `"${pick(wishes)}"`].join(' ')
    lines.push(
      [
        `${formatDay(started)} ${new Date(started).toISOString().slice(11, 19)}`,
        `${first} ${last}`,
        `${first}.${last}${upTo(1_000_000)}@example.com`.toLowerCase(),
        `+91 755 555 ${String(100 + upTo(100)).padStart(4, '0')}`,
        `${pick(lastNames)} ${pick(trades)} ${upTo(5000)}`,
        pick(services),
        pick(cities),
        String((1 + upTo(500)) * 500),
        `${message}\n${pick(wishes)}, ref ${upTo(1_000_000)}`,
        random() < 0.2 ? '' : formatDay(started + upTo(30) * 86_400_000),
      ]
        .map(quote)
        .join(','),
    )
  }
  return lines.join('\r\n') + '\r\n'
}

const header = [
  'Timestamp',
  'Name',
  'Email',
  'Phone',
  'Company',
  'Service',
  'City',
  'Budget (INR)',
  'Message',
  'Follow-up date',
]
const firstNames =
  'Aarav,Aditi,Amit,Ananya,Arjun,Asha,Deepak,Divya,Farhan,Gauri,Imran,Isha,Karan,Kavya,Lakshmi,Manish,Meera,Mohan,Neha,Nikhil,Pooja,Priya,Rahul,Rohan,Sana,Sandeep,Shreya,Sunita,Vikram,Zoya,अंजलि,आशा,मोहन,रवि,सुनीता'.split(
    ',',
  )
const lastNames =
  'Agrawal,Ali,Bose,Chauhan,Das,Deshmukh,Gupta,Iyer,Jain,Joshi,Khan,Kulkarni,Mehta,Menon,Mishra,Nair,Patel,Rao,Reddy,Shah,Sharma,Singh,Tiwari,Verma,Yadav,गुप्ता,राव,वर्मा,शर्मा'.split(
    ',',
  )
const services =
  'SEO,PPC,Web Development,Social Media Marketing,Complete Digital Marketing,App Development,Content Marketing'.split(
    ',',
  )
const cities =
  'Bhopal,Indore,Jabalpur,Gwalior,Ujjain,Sagar,Rewa,Nagpur,Pune,Mumbai,Delhi,भोपाल'.split(',')
const trades =
  'Traders,Foods,Textiles,Clinic,Academy,Motors,Builders,Travels,Studio,Jewellers'.split(',')
const openings = ['Looking for', 'Please quote for', 'We need', 'Interested in', 'Call us about']
const wishes = [
  'more calls from Bhopal',
  'a shop that works on phones',
  'leads, not clicks',
  'a new landing page',
  'reports every month',
  'हिंदी में वेबसाइट',
]

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

function formatDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10).split('-').reverse().join('/')
}

/** Mulberry32: the same numbers in [0, 1) for the same seed, on every machine. */
function makeRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

// npx tsx scripts/mocks/make-csv.ts 100000 sheet.csv [seed]
if (process.argv[1]?.endsWith('make-csv.ts')) {
  const [rows = '1000', file = '', seed = '1'] = process.argv.slice(2)
  const csv = makeCsv(Number(rows), Number(seed))
  if (file) writeFileSync(file, csv)
  else process.stdout.write(csv)
}
