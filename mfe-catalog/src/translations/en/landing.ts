export const landing = {
  'landing.title': 'Safaris in Tanzania, planned together',
  'landing.loading': 'Loading your dream safari...',
  'guides.failed': 'Our guides could not be loaded',

  'hero.eyebrow': 'Tanzania, by the people who live here',
  'hero.title': 'The plains are wide. Come and stand in them.',
  'hero.lede':
    'Serengeti, Ngorongoro, Kilimanjaro, the Swahili coast: tell us what you dream of, and we plan it with you, day by day. Your money stays in trust until you travel.',
  'hero.explore': 'Explore Packages',
  'hero.video': 'Watch Video',
  'hero.alt': 'A wide plain at first light, with acacias and a herd on the move',

  'stats.label': 'In figures',
  'stats.years': 'years of safaris',
  'stats.travelers': 'happy travelers',
  'stats.guides': 'local guides',
  'stats.satisfaction': 'satisfaction',

  'why.eyebrow': 'Why choose us',
  'why.title': 'A stranger with your savings has to earn your trust',
  'why.lede': 'So here is what stands behind us, in plain words.',
  'why.seller': 'California Seller of Travel',
  'why.seller.text':
    'Licensed as a seller of travel in California. The number stands at the foot of every page.',
  'why.restitution': 'Consumer Restitution',
  'why.restitution.text': 'Registered with the Travel Consumer Restitution program.',
  'why.trust': 'Trust account',
  'why.trust.text': 'What you pay goes into a client trust account and stays in trust until your trip.',
  'why.local': 'Licensed in Tanzania',
  'why.local.text': 'We are registered as a tour operator where you travel: {registration}.',

  'steps.title': 'Five steps to your safari',
  'steps.interest': 'Tell us your wish',
  'steps.interest.text':
    'Choose a package or an experience and send us your dates. It costs nothing and binds you to nothing.',
  'steps.contact': 'We contact you within 24 hours',
  'steps.contact.text': 'A person from our office calls or writes, asks questions, and answers yours.',
  'steps.plan': 'We plan it together',
  'steps.plan.text': 'Lodges, pace, children, birthdays, diets: the trip becomes yours, line by line.',
  'steps.pay': 'You pay into trust',
  'steps.pay.text':
    'You receive an invoice and pay into the trust account. What has arrived stands in your account.',
  'steps.travel': 'You follow your trip here',
  'steps.travel.text':
    'From the airport to the last sunset, every day is in your account as soon as it is written.',

  'features.title': 'Your trip, in your hand',
  'features.updates': 'Real-time updates',
  'features.updates.text': 'Departures, arrivals and sightings, day by day, as soon as they are written.',
  'features.receipts': 'Digital receipts',
  'features.receipts.text': 'Invoices and payments in one place, with what is still due.',
  'features.messages': 'Direct chat',
  'features.messages.text':
    'A question at midnight? Write to us straight from the booking, and read our answer there.',
  'features.alt': 'A camp under the stars, with lamps in the tents',

  'community.eyebrow': 'Community',
  'community.title': 'Light in the villages along the road',
  'community.lede':
    'Our sister company builds solar and wind power for villages far from the grid, since 2018. Every trip you take with us helps to pay for the next roof.',
  'community.alt': 'A village with solar roofs, a wind wheel and a school',
  'community.founded': 'founded',
  'community.villages': 'villages powered',
  'community.lives': 'lives changed',
  'community.projects': 'projects finished',
  'community.package': '{amount} from every safari package you book',
  'community.attraction': '{amount} from every attraction you visit',
  'community.where': 'go to community projects.',
  'community.partner': 'Become a Partner',
  'community.partner.subject': 'Partnership Inquiry',
  'community.donate': 'Make a Donation',
  'community.donate.subject': 'Donation Inquiry',

  'closing.title': 'When would you like to wake up here?',
  'closing.lede':
    'Write your dates down. We answer within 24 hours, and nothing is charged until the plan is yours.',
  'closing.action': 'Start Planning',
  'closing.art': 'See the Art',
} as const;
