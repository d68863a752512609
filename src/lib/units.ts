export type Dimension = ReadonlyMap<string, string>

/** The sizes of units, by their dimension. Some are of several dimensions: `m` is a million, minutes or meters. */
export const dimensions: readonly Dimension[] = [
  '1e3 k thousand हजार; 1e5 l lac lakh lpa लाख; 1e6 m mm mn million; 1e7 cr crore करोड; 1e9 b bn billion; 1e12 tn trillion',
  '.001 ms; 1 s sec second सेकंड सेकेंड; 60 m min minute मिनट; 3600 h hr hour घंटा घंटे घण्टा घण्टे; 86400 d day दिन; 604800 w wk week हफ्ता हफ्ते सप्ताह; 2629746 mo month महीना महीने माह; 31556952 y yr year साल वर्ष',
  '1 b byte; 1e3 kb; 1e6 mb; 1e9 gb; 1e12 tb; 1024 kib; 1048576 mib; 1073741824 gib; 1099511627776 tib',
  '.001 mm; .01 cm; 1 m meter metre; 1e3 km kilometer kilometre; .0254 in inch; .3048 ft foot feet; 1609.344 mi mile',
  '.001 mg; 1 g gm gram; 1e3 kg kilogram; 1e5 quintal; 1e6 t tonne',
  '.001 ml; 1 l ltr liter litre',
].map(readNames)

const currencies = readNames('₹ rs re rupee rupees रु रुपये inr; $ us$ usd; € eur; £ gbp; aed dh dhs')

/** Reads `1e3 k thousand; 1e5 lakh`: `k` and `thousand` are `1e3`. */
function readNames(text: string): ReadonlyMap<string, string> {
  const groups = text.split('; ').map((group) => group.split(' '))
  return new Map(groups.flatMap(([first = '', ...names]) => names.map((name) => [name, first])))
}

/** The size of a unit in small letters, also in the plural and per second (`mbps`); `NaN` if it is not of this dimension. */
export const sizeOfUnit = (dimension: Dimension, unit: string): number =>
  Number(dimension.get(unit) ?? dimension.get(unit.replace(/^(..+?)p?s$/, '$1')))

/** The same for all names of a currency: `₹` for `rs` and `inr`. Other names stay as they are. */
export const nameCurrency = (name: string): string => currencies.get(name) ?? name
