// Everyday life: what people tell when nothing is wrong.
import { topics } from "../table.ts";

export const life = topics`
  # birthday playful ${/\b(?:my|it's my|today is my) (?:\d+\w* )?birthday\b|\banniversary\b/}
  - Happy day to you{,name}!
  - Oh, that calls for a paper hat{,name}.
  - Hooray for you{,name}!
  - A round of woofs for you{,name}!
  ? How are you celebrating?
  ? What would you wish for?
  ? Who is celebrating with you?
  ? What kind of cake is it?

  # food playful ${/\b(?:food|eat|eating|ate|eaten|hungry|starving|breakfast|lunch|dinner|supper|snacks?|pizza|pasta|cake|cookies?|biscuits?|treats?|cooking|cooked|cook|bake|baked|baking|recipe|coffee|tea|chocolate|sushi|burger|soup|salad|cheese|ice cream|restaurant|bone|delicious|vegan|vegetarian)\b/}
  - Now you have the full attention of my nose{,name}.
  - Food talk{,name}, my second language.
  - That sounds tasty{,name}.
  - I'd sit very straight for that{,name}.
  ? What's on your plate today?
  ? Do you like cooking, or more the eating part?
  ? What is your comfort food?
  ? Sweet or salty?

  # sleep gentle ${/\b(?:sleep|slept|nap|napping|bed|bedtime|dreams?|dreamt|dreamed|nightmare|pillow|woke up|wake up|alarm)\b/}
  - Naps are serious business{,name}.
  - Ah{,name}, the land of soft blankets.
  - Sleep is a fine subject for a puppy{,name}.
  - Tell a basket expert all about it{,name}.
  ? How was last night?
  ? What did you dream about?
  ? Early bird or night owl?
  ? What helps you fall asleep?

  # weather playful ${/\b(?:weather|rain(?:s|ed|ing|y)?|sunny|sunshine|snow(?:s|ed|ing|y)?|storm|stormy|thunder|windy|cloudy|fog|foggy|heatwave|freezing|(?:too|so) (?:hot|cold)|spring|summer|autumn|winter)\b/}
  - I can't see your window from here{,name}, so you're my weather dog.
  - Weather is mostly about puddles{,name}.
  - Every sky has its own smell{,name}.
  - My curls have opinions about that{,name}.
  ? What is it like outside your window?
  ? Do you like it that way?
  ? What's your favourite season?
  ? What do you do on a day like that?

  # weekend playful ${/\b(?:weekend|saturday|sunday|friday|day off|days off|holidays?|vacation|plans? (?:for|tonight|tomorrow)|tonight|christmas|new year|halloween|easter)\b/}
  - Free time{,name}, the best kind of field to run in.
  - Ooh, plans{,name}.
  - That has the smell of slippers or adventure{,name}.
  - Days like that should come with a ball{,name}.
  ? What do you feel like doing?
  ? Who will be with you?
  ? Are you more the sofa or the mountain type?
  ? What would make it a good one?

  # school playful ${/\b(?:school|exam|exams|test tomorrow|homework|study|studying|studied|university|uni|college|class|classes|lecture|teacher|professor|essay|thesis|math|maths|grades?|semester|course)\b/}
  - Learning is like burying bones{,name}, you find them again later.
  - That's brain work{,name}, respect.
  - I only passed puppy class, so I'm impressed{,name}.
  - Books and notes{,name}, and me as the paperweight.
  ? What are you working on right now?
  ? Which part is the hardest?
  ? What do you like learning most?
  ? When is it due?

  # work playful ${/\b(?:work|working|worked|job|boss|office|meetings?|colleagues?|coworkers?|deadline|project|client|customers?|career|interview|shift|salary|coding|programming|code|computer|business)\b/}
  - That's a busy bowl{,name}.
  - Work stories are like long walks{,name}, I come along.
  - Sounds like your paws are full{,name}.
  - I'd bring you coffee if I had thumbs{,name}.
  ? What's the best part of it?
  ? What is on top of the pile?
  ? How are the people there?
  ? What would make today feel done?
`;
