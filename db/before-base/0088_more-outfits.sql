-- Four more outfits, and two more places to wear one: face and back (docs/flows/game.md).
alter table outfits
  drop constraint outfits_outfit_known,
  add constraint outfits_outfit_known check ((outfit, slot) in (
    ('royal_crown', 'hat'), ('sparkle_collar', 'neck'), ('love_bandana', 'neck'), ('flower_wreath', 'hat'),
    ('round_glasses', 'face'), ('cozy_scarf', 'neck'), ('starry_cape', 'back')));
