/** The whole of one place. */
export const nungwiBeach: Readonly<Record<string, string>> = {
  'The northern tip of Zanzibar, where you can swim at any tide, watch a dhow being built without a drawing, and sail one home into the sunset.':
    'Ncha ya kaskazini ya Zanzibar, ambako mnaweza kuogelea maji yakijaa au yakipwa, kutazama jahazi likijengwa bila mchoro, na kulipanda moja kurudi machweoni.',
  'On Zanzibar’s east coast the sea leaves for half the day. At Nungwi it stays, which is why fishermen settled here and why swimmers followed. Behind the hotels the old village goes on: at the yard by the lighthouse men shape mango and teak with adzes, caulk the seams with cotton and shark oil, and answer questions if you bring good ones. A boat takes from three months to a year. None has ever had a plan on paper.\n\nWe spend an hour in the yard and another at the tidal lagoon where injured turtles are nursed until they can go back, in small numbers and without feeding for photographs. Then the afternoon is yours, on sand as fine as flour. At half past four a dhow with a lateen sail takes you out; the crew sings, somebody cuts a pineapple, and the sun goes into the Zanzibar channel at about half past six, as it does near the equator all year.':
    'Pwani ya mashariki ya Zanzibar bahari huondoka nusu ya siku. Nungwi hubaki, ndiyo sababu wavuvi walikaa hapa na waogeleaji wakafuata. Nyuma ya hoteli kijiji cha zamani kinaendelea: katika karakana ya mnara wa taa wanaume huchonga miembe na misaji kwa tezo, huziba mianya kwa pamba na mafuta ya papa, na hujibu maswali mkija na mazuri. Mashua huchukua miezi mitatu hadi mwaka. Hakuna iliyowahi kuwa na mchoro wa karatasi.\n\nTunakaa saa moja karakanani na nyingine kwenye bwawa la bahari ambako kasa waliojeruhiwa hutunzwa hadi warudi, kwa vikundi vidogo na bila kuwalisha kwa ajili ya picha. Kisha alasiri ni yenu, kwenye mchanga laini kama unga. Saa kumi na nusu jioni jahazi lenye tanga la pembetatu linawapeleka; mabaharia huimba, mtu hukata nanasi, na jua huzama katika mkondo wa Zanzibar karibu saa kumi na mbili na nusu, kama lifanyavyo karibu na ikweta mwaka mzima.',
  'June to October and December to February': 'Juni hadi Oktoba na Desemba hadi Februari',
  'Swimming at high and low tide': 'Kuogelea maji yakijaa na yakipwa',
  'The boat builders’ yard': 'Karakana ya waundaji wa mashua',
  'Turtles on their way back to the sea': 'Kasa walio njiani kurudi baharini',
  'Two hours under sail at sunset': 'Saa mbili kwa tanga wakati wa machweo',
  'Visit to the dhow builders': 'Kutembelea waundaji wa majahazi',
  'Turtle lagoon': 'Bwawa la kasa',
  'Swim at Nungwi': 'Kuogelea Nungwi',
  'Sunset sail': 'Tanga la machweo',
  'A lively beach: hawkers are persistent but friendly, and a clear “hapana, asante” is understood.':
    'Ufukwe mchangamfu: wachuuzi ni wang’ang’anizi lakini wapole, na “hapana, asante” ya wazi hueleweka.',
  'Calm water on most afternoons; in April and May we may stay ashore.':
    'Maji tulivu alasiri nyingi; Aprili na Mei huenda tukabaki nchi kavu.',
  'No dolphins are chased.': 'Hakuna pomboo wanaofukuzwa.',
  'Village guide': 'Mwongozaji wa kijiji',
  'Yard and lagoon fees': 'Ada za karakana na bwawa',
  'Sunset dhow with crew': 'Jahazi la machweo na mabaharia',
  'Fruit, water and soft drinks': 'Matunda, maji na soda',
  'Transfer from Stone Town (about an hour and a half)':
    'Usafiri kutoka Mji Mkongwe (karibu saa moja na nusu)',
  'In the village, cover swimwear with a kanga or shirt.':
    'Kijijini, funikeni nguo za kuogelea kwa kanga au shati.',
  'Life jackets on board for everybody.': 'Maboya ya kila mtu yamo jahazini.',
  'Something to cover it': 'Cha kujifunika juu yake',
  'Small shillings': 'Shilingi ndogo',
};
