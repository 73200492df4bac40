import { messages } from '../../text/messages.ts';

/** What a type of place is called, by its word. */
export const placeTypeText = messages('place-type', {
  country: 'Country',
  state: 'State or province',
  metro: 'Metro area',
  postal: 'Postal code',
  address: 'Address',
  city: 'City',
  town: 'Town',
  village: 'Village',
  neighborhood: 'Neighborhood',
  airport: 'Airport',
  'train-station': 'Train station',
  'bus-station': 'Bus station',
  parking: 'Parking',
  'gas-station': 'Gas station',
  'charging-station': 'Charging station',
  hotel: 'Hotel',
  campground: 'Campground',
  apartments: 'Apartments',
  'retirement-community': 'Retirement community',
  'real-estate-agency': 'Real estate agency',
  restaurant: 'Restaurant',
  cafe: 'Cafe',
  bar: 'Bar',
  bakery: 'Bakery',
  supermarket: 'Supermarket',
  'shopping-mall': 'Shopping mall',
  hospital: 'Hospital',
  doctor: 'Doctor',
  dentist: 'Dentist',
  pharmacy: 'Pharmacy',
  veterinarian: 'Veterinarian',
  'child-care': 'Child care',
  school: 'School',
  university: 'University',
  library: 'Library',
  'coworking-space': 'Coworking space',
  bank: 'Bank',
  'post-office': 'Post office',
  'government-office': 'Government office',
  'place-of-worship': 'Place of worship',
  gym: 'Gym',
  park: 'Park',
  playground: 'Playground',
  beach: 'Beach',
  'golf-course': 'Golf course',
  stadium: 'Stadium',
  museum: 'Museum',
  theater: 'Theater',
  zoo: 'Zoo',
  'tourist-attraction': 'Tourist attraction',
});

/** What a place is kept for, by what is among its types. */
export const placePurposeText = messages('place-purpose', {
  'Relocation Destination': 'Relocation destination',
  'Retirement Destination': 'Retirement destination',
  'Travel Destination': 'Travel destination',
  'Vacation Destination': 'Vacation destination',
});

/** Labels of the form of a place. */
export const placeLabel = messages('place', {
  name: 'Name',
  kinds: 'What it is',
  purposes: 'Kept for',
  summary: 'In short',
  description: 'Description',
  notes: 'Notes',
  url: 'Web address',
  address: 'Street address',
  city: 'City',
  state: 'State',
  country: 'Country',
  latitude: 'Latitude',
  longitude: 'Longitude',
});

/** Labels of the form of a group of places. */
export const placeGroupLabel = messages('place-group', {
  name: 'Name',
  destinationType: 'Destination type',
  description: 'Description',
  notes: 'Notes',
});

/** Labels of the form of a location. */
export const locationLabel = messages('location', {
  name: 'Name',
  location: 'Location',
  address: 'Street address',
  city: 'City',
  state: 'State',
  postalCode: 'Postal code',
  country: 'Country',
  latitude: 'Latitude',
  longitude: 'Longitude',
});
