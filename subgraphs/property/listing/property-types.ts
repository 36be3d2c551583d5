/** The kinds of property, in the contract's order; the eight that its example shows come first. */
export const PROPERTY_TYPES = [
  ...['Apartment', 'Cottage', 'Condominium', 'House', 'Hotel', 'Boat', 'Camper/RV', 'Other', 'Loft'],
  ...['Serviced Apartment', 'Chalet', 'Bed&Breakfast', 'Villa', 'Tent', 'Cabin', 'Townhouse', 'Bungalow', 'Hut'],
  ...['Dorm', 'Parking Space', 'Plane', 'Treehouse', 'Yurt', 'Tipi', 'Igloo', 'Earth House', 'Island', 'Cave'],
  ...['Castle', 'Studio'],
];
