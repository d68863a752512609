export type Dimension = ReadonlyMap<string, string>

/** The sizes of units, by their dimension. Some are of several dimensions: `m` is a million, minutes or meters. */
export const dimensions: readonly Dimension[] = [
  '1e3 k thousand हजार; 1e5 l lac lakh lpa लाख; 1e6 m mm mn million; 1e7 cr crore करोड; 1e9 b bn billion; 1e12 tn trillion',
  '.001 ms; 1 s sec second सेकंड सेकेंड; 60 m min minute मिनट; 3600 h hr hour घंटा घंटे घण्टा घण्टे; 86400 d day दिन; 604800 w wk week हफ्ता हफ्ते सप्ताह; 2629746 mo mth mnth month महीना महीने माह; 31556952 y yr year annum साल वर्ष',
  '1 b byte; 1e3 kb; 1e6 mb; 1e9 gb; 1e12 tb; 1024 kib; 1048576 mib; 1073741824 gib; 1099511627776 tib',
  '.001 mm; .01 cm; 1 m mtr meter metre मीटर; 1e3 km kilometer kilometre किमी; .0254 in inch inches इंच; .3048 ft foot feet फुट फीट; .9144 yd yard; 1609.344 mi mile',
  '.001 mg; .2 carat; 1 g gm gram ग्राम; 11.6638038 tola तोला; 28.349523125 oz ounce; 453.59237 lb; 1e3 kg kilo kilogram किलो किग्रा; 1e5 qtl quintal क्विंटल; 1e6 t ton tonne टन',
  '.001 ml; 1 l ltr liter litre लीटर; 3.785411784 gallon; 1e3 kl',
  // Bigha, katha and biswa are not here: their sizes differ between states
  '.09290304 sqft sqfeet sqfoot sft ft2 sqफुट sqफीट; .83612736 sqyd sqyard gaj sqgaj गज sqगज; 1 sqm sqmt sqmtr sqmeter sqmetre m2 sqमीटर; 25.29285264 marla मरला; 40.468564224 cent decimal dismil; 101.17141056 guntha gunta गुंठा; 505.8570528 kanal कनाल; 4046.8564224 acre एकड; 1e4 ha hectare हेक्टेयर; 1e6 sqkm',
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

/** True for a unit of any dimension. */
export const isUnit = (word: string): boolean =>
  dimensions.some((dimension) => !Number.isNaN(sizeOfUnit(dimension, word)))

/** The same for all names of a unit (`mo`, `months`), and for other words in singular and plural (`box`, `boxes`). */
export const nameUnit = (word: string): string =>
  isUnit(word)
    ? dimensions.map((dimension) => sizeOfUnit(dimension, word)).join()
    : word.replace('people', 'person').replace(/^(.+?)(?:[eiys]|\p{M})+$/u, '$1')

/** The same for all names of a currency: `₹` for `rs` and `inr`. Other names stay as they are. */
export const nameCurrency = (name: string): string => currencies.get(name) ?? name
