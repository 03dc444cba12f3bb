/** The whole of one place. */
export const nyerereRufiji: Readonly<Record<string, string>> = {
  'Switch the engine off among two hundred hippo and let the current do the work: crocodile on the sandbanks, fish eagles overhead, elephants drinking at the edge.':
    'Zimeni injini kati ya viboko mia mbili na acheni mkondo ufanye kazi: mamba kwenye mafungu ya mchanga, furukombe juu, tembo wakinywa ukingoni.',
  'Nyerere National Park was cut from the old Selous reserve in 2019 and at some 30,000 square kilometres is one of the largest parks in Africa. Almost all of it is woodland where nobody goes. The part that everybody remembers is the water: the brown Rufiji, its old channels and five lakes, with borassus palms standing dead in the shallows and a fish eagle on every third one.\n\nA flat-bottomed boat with a canopy takes eight people. The boatman keeps a respectful distance from the hippo and needs no reminding why. Crocodiles of four metres lie with their mouths open to cool, bee-eaters nest in the banks by the hundred, and late in the day elephants come down through the palms. This is also one of the last strongholds of the wild dog; from the water you will not see them, but ask for a drive in the morning.':
    'Hifadhi ya Taifa ya Nyerere ilikatwa kutoka pori la zamani la Selous mwaka 2019, na kwa kilomita za mraba 30,000 hivi ni mojawapo ya hifadhi kubwa kuliko zote Afrika. Karibu yote ni misitu isiyofikiwa na mtu. Sehemu ambayo kila mtu huikumbuka ni maji: Rufiji ya kahawia, mifereji yake ya zamani na maziwa matano, na mivumo iliyosimama mikavu majini na furukombe juu ya kila wa tatu.\n\nMashua ya sakafu bapa yenye kivuli hubeba watu wanane. Nahodha hukaa umbali wa heshima kutoka kwa viboko na hahitaji kukumbushwa kwa nini. Mamba wa mita nne hulala midomo wazi ili wapoe, keremkere hujenga ukingoni kwa mamia, na jioni tembo hushuka kupitia mivumo. Hii pia ni mojawapo ya ngome za mwisho za mbwa mwitu; kutoka majini hamtawaona, lakini ombeni mzunguko wa asubuhi.',
  'Half day (5 hours)': 'Nusu siku (saa 5)',
  'June to October; most camps close from late March to May, when the river floods':
    'Juni hadi Oktoba; kambi nyingi hufungwa mwisho wa Machi hadi Mei, mto unapofurika',
  'Hippo and crocodile at eye level': 'Viboko na mamba usawa wa macho',
  'Colonies of white-fronted and carmine bee-eaters': 'Makundi ya keremkere weupe na wekundu',
  'Silence: no other boat for most of the way': 'Ukimya: hakuna mashua nyingine sehemu kubwa ya njia',
  'Boat safari on the Rufiji': 'Safari ya mashua kwenye Mto Rufiji',
  'Two departures: 6.30 for birds and cool air, 15.30 for elephants and the sunset.':
    'Safari mbili: saa 12.30 asubuhi kwa ndege na hewa baridi, saa 9.30 alasiri kwa tembo na machweo.',
  'No toilet on board; a stop on a sandbank half-way.':
    'Hakuna choo mashuani; husimama kwenye fungu la mchanga katikati ya njia.',
  'Heat by midday even in July.': 'Joto mchana hata Julai.',
  'Boat with licensed boatman and naturalist guide':
    'Mashua yenye nahodha mwenye leseni na mwongozaji wa mazingira',
  'Pick-up from camps near Mtemere gate': 'Kuchukuliwa kutoka kambi za karibu na lango la Mtemere',
  'Soft drinks, water and a snack': 'Soda, maji na kitafunwa',
  'Transfer from Dar es Salaam (five to six hours, or 45 minutes by air)':
    'Usafiri kutoka Dar es Salaam (saa tano hadi sita, au dakika 45 kwa ndege)',
  'Children must be six years or older on the boat.': 'Watoto lazima wawe na miaka sita au zaidi mashuani.',
  'Life jackets are worn, also by those who swim.': 'Maboya huvaliwa, hata na wajuao kuogelea.',
  'Hat with a strap': 'Kofia yenye kamba',
  'Long sleeves': 'Mikono mirefu',
  'A dry bag for the camera': 'Mfuko wa kamera usiopitisha maji',
};
