/** The whole of one journey. */
export const tarangireOvernight: Readonly<Record<string, string>> = {
  'Two days, one night, and more elephants than you can keep apart. The shortest safari we think worth making: out of Arusha after breakfast, a tent under the stars, the river again at dawn, home for dinner.':
    'Siku mbili, usiku mmoja, na tembo wengi kuliko mnavyoweza kuwatofautisha. Safari fupi kuliko zote tunazoona zinafaa: kutoka Arusha baada ya kifungua kinywa, hema chini ya nyota, mto tena alfajiri, nyumbani kwa chakula cha jioni.',
  'Baobabs by moonlight from your tent': 'Mibuyu chini ya mbalamwezi kutoka hemani',
  'Two hours from Arusha, tarmac all the way': 'Saa mbili kutoka Arusha, lami njia nzima',
  'Arusha to Tarangire': 'Arusha hadi Tarangire',
  'We collect you at eight and are at the gate, 118 kilometres on, by half past ten. The first hours are slow on purpose: down to the river, then along it, stopping where the elephants are and not where the others are. After a picnic among lovebirds we stay out until the light goes, and leave the park by the gate as it closes.':
    'Tunawachukua saa mbili asubuhi na tunafika langoni, kilomita 118 mbele, kabla ya saa nne na nusu. Saa za kwanza ni za polepole kwa makusudi: hadi mtoni, kisha kando yake, tukisimama walipo tembo na si walipo wengine. Baada ya chakula kati ya kasuku wadogo tunabaki nje hadi mwanga uishe, na kutoka hifadhini lango linapofungwa.',
  'Campfire dinner': 'Chakula cha jioni kando ya moto',
  'Migunga Mitatu Campsite, tents set up for you': 'Migunga Mitatu Campsite, mahema yakiwa tayari',
  'Morning at the river, back to Arusha': 'Asubuhi mtoni, kurudi Arusha',
  'Tea at half past five and through the gate at opening time, when the lions are still on the road because it is warm. We look for the big herds towards the Silale swamp, have lunch there, and drive back in the afternoon. You are in Arusha at about half past five.':
    'Chai saa kumi na moja na nusu alfajiri na kuingia langoni linapofunguliwa, simba wakiwa bado barabarani kwa kuwa kuna joto. Tunatafuta makundi makubwa kuelekea bwawa la Silale, tunakula huko, na kurudi alasiri. Mnafika Arusha karibu saa kumi na moja na nusu jioni.',
  'Dawn game drive in Tarangire': 'Kuangalia wanyama alfajiri Tarangire',
  'Bird watching at the Silale swamp': 'Kuangalia ndege kwenye bwawa la Silale',
  'Park fees for two days, with VAT': 'Ada za hifadhi za siku mbili, pamoja na VAT',
  'One night in a tent with mattress and bedding': 'Usiku mmoja hemani wenye godoro na matandiko',
  'Two lunches, dinner and breakfast': 'Milo miwili ya mchana, chakula cha jioni na kifungua kinywa',
  'From July to October the river is the only water for a day’s walk, and the elephants come to it in hundreds. From November they scatter; then come for birds and for green.':
    'Julai hadi Oktoba mto ndio maji pekee ndani ya mwendo wa siku moja, na tembo huujia kwa mamia. Kuanzia Novemba hutawanyika; basi njooni kwa ndege na kwa kijani.',
};
