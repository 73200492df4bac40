/** Spoken languages as postings in English, German, French, Spanish, Portuguese, Italian and Dutch name them, folded. */
export const languageRows = `
en english englisch englischkenntnisse anglais ingles inglese engels angielski engelska engelsk
es spanish spanisch espagnol espanol espanhol spagnolo spaans castellano
fr french franzosisch francais frances francese frans francaise
de german deutsch deutschkenntnisse allemand aleman alemao tedesco duits niemiecki
zh chinese chinesisch chinois chino chines cinese chinees
cmn mandarin mandarin-chinese
yue cantonese
pt portuguese portugiesisch portugais portugues portoghese portugees
it italian italienisch italien italiano italiaans
nl dutch niederlandisch neerlandais neerlandes nederlands flemish
ru russian russisch russe ruso russo
ar arabic arabisch arabe arabo
ja japanese japanisch japonais japones giapponese
ko korean koreanisch coreen coreano
hi hindi
bn bengali bangla
ur urdu
pa punjabi
gu gujarati
ta tamil
te telugu
vi vietnamese vietnamien
tl tagalog filipino
ht creole haitian kreyol
pl polish polnisch polonais polaco polacco polski
uk ukrainian ukrainisch
cs czech
sk slovak
hu hungarian
ro romanian
bg bulgarian
el greek
tr turkish turkisch turc turco
he hebrew
yi yiddish
fa farsi persian
ps pashto dari
sw swahili
am amharic
so somali
th thai
id indonesian
ms malay
sv swedish schwedisch suedois sueco svenska
no norwegian norsk
da danish dansk
fi finnish suomi
sq albanian
hr croatian serbian bosnian
ne nepali
my burmese
km khmer
lo lao
hmn hmong
ase asl
`;
